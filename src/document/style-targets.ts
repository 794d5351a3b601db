import { Features } from 'lightningcss';

/** The oldest browsers that styles are lowered for. */
export const styleTargets = {
  targets: {
    chrome: 109 << 16,
    samsung: 21 << 16,
    safari: (15 << 16) | (4 << 8),
    firefox: 115 << 16,
  },
  exclude: Features.LightDark,
};
