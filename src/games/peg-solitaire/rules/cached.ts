/**
 * Caches a function of an object for as long as that object is in use. Calls in modules that some bundles contain only in
 * part are marked as pure.
 */
export function cached<Key extends object, Value extends object>(make: (key: Key) => Value): (key: Key) => Value {
  const known = new WeakMap<Key, Value>();
  return (key) => {
    let value = known.get(key);
    if (!value) known.set(key, (value = make(key)));
    return value;
  };
}
