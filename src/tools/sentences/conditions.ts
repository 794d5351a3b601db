type When<Known> = (known: Known) => unknown;

/** Puts conditions on what a tool knows together. */
export const conditionsOn = <Known>() => ({
  both:
    (...all: readonly When<Known>[]) =>
    (known: Known): boolean =>
      all.every((one) => one(known)),
  either:
    (...all: readonly When<Known>[]) =>
    (known: Known): boolean =>
      all.some((one) => one(known)),
  not:
    (one: When<Known>) =>
    (known: Known): boolean =>
      !one(known),
});
