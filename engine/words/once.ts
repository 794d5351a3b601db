/** Makes something of each object once, for as long as the object lives. */
export const once = <Key extends WeakKey, Made>(make: (key: Key) => Made): ((key: Key) => Made) => {
  const kept = new WeakMap<Key, { made: Made }>();
  return (key) => {
    const one = kept.get(key) ?? { made: make(key) };
    kept.set(key, one);
    return one.made;
  };
};
