import { knowWithResolvers } from '#cnis/pdf/older-browsers.ts';

// On its own, so that it runs before the library that is imported after it.
knowWithResolvers();
