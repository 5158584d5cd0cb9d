// Calls a method of a submission and prints what it returns, one JSON value a line.
// Arguments: the classes to look in, the mark that leads our lines, the names to look for,
// then the calls.
import java.lang.reflect.*;
import java.util.*;

public class JudgeHarness {
    private static void say(String line) {
        System.out.print("\n" + line + "\n");
        System.out.flush();
    }

    private static void write(Object value, StringBuilder out) {
        if (value == null || value instanceof Number || value instanceof Boolean) {
            out.append(value);
        } else if (value instanceof Map) {
            write(((Map<?, ?>) value).values(), out);
        } else if (value instanceof Iterable) {
            String comma = "[";
            for (Object item : (Iterable<?>) value) {
                out.append(comma);
                write(item, out);
                comma = ",";
            }
            out.append(comma.equals("[") ? "[]" : "]");
        } else if (value.getClass().isArray()) {
            List<Object> items = new ArrayList<>();
            for (int i = 0; i < Array.getLength(value); i++) items.add(Array.get(value, i));
            write(items, out);
        } else if (value instanceof Optional) {
            write(((Optional<?>) value).orElse(null), out);
        } else {
            quote(value.toString(), out);
        }
    }

    private static void quote(String text, StringBuilder out) {
        out.append('"');
        for (char c : text.toCharArray()) {
            if (c == '"' || c == '\\') out.append('\\').append(c);
            else if (c < ' ') out.append(String.format("\\u%04x", (int) c));
            else out.append(c);
        }
        out.append('"');
    }

    private static Object size(Class<?> type, int n) {
        if (type == long.class || type == Long.class) return (long) n;
        if (type == String.class) return Integer.toString(n);
        return n;
    }

    private static Method find(String[] classes, String[] names) throws Exception {
        for (String name : names) {
            for (String kind : classes) {
                for (Method method : Class.forName(kind).getDeclaredMethods()) {
                    if (method.getName().equals(name) && method.getParameterCount() == 1) {
                        method.setAccessible(true);
                        return method;
                    }
                }
            }
        }
        System.err.println("no method with one parameter named " + String.join(" or ", names));
        System.exit(1);
        return null;
    }

    private static Object make(Method method, int n) throws Exception {
        if (Modifier.isStatic(method.getModifiers())) return null;
        Class<?> kind = method.getDeclaringClass();
        try {
            Constructor<?> empty = kind.getDeclaredConstructor();
            empty.setAccessible(true);
            return empty.newInstance();
        } catch (NoSuchMethodException none) {
            Constructor<?> sized = kind.getDeclaredConstructor(int.class);
            sized.setAccessible(true);
            return sized.newInstance(n);
        }
    }

    public static void main(String[] arguments) throws Throwable {
        String mark = arguments[1];
        Method method = find(arguments[0].split(","), arguments[2].split(","));
        Object reused = null;
        for (int i = 3; i < arguments.length; i++) {
            String[] wish = arguments[i].split(":");
            int n = Integer.parseInt(wish[1]);
            say(mark + " call " + arguments[i]);
            Object owner;
            if (wish[0].equals("fresh")) owner = make(method, n);
            else owner = reused = reused == null ? make(method, n) : reused;
            StringBuilder out = new StringBuilder();
            try {
                write(method.invoke(owner, size(method.getParameterTypes()[0], n)), out);
            } catch (InvocationTargetException thrown) {
                throw thrown.getCause();
            }
            say(mark + " returned " + out);
        }
        say(mark + " done");
        System.exit(0);
    }
}
