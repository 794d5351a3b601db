/** A count in words, one step after the other. */
export const CountSteps = ({ steps }: { steps: readonly string[] }) => (
  <ol>
    {steps.map((step) => (
      <li key={step}>{step}</li>
    ))}
  </ol>
);
