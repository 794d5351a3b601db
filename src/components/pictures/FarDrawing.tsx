/** A drawing below the first screen: of the file of all drawings, which comes once somebody is near it. */
export const FarDrawing = ({ name }: { name: string }) => (
  <img src={`/desenhos.svg#${name}`} alt="" width="80" height="80" loading="lazy" />
);
