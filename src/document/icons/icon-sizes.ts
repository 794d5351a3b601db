/** The icons of the manifest and of Apple's home screen: file names and what is in them. */
export const pngIcons = [
  { file: 'apple-touch-icon', size: 180, bleed: 0 },
  { file: 'icon-192', size: 192, bleed: 0 },
  { file: 'icon-512', size: 512, bleed: 0 },
  // Shown through a circle of four fifths at the least, with the tip of the leaf on its edge.
  { file: 'icon-maskable-512', size: 512, bleed: 5 },
] as const;
