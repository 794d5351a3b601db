/** The speech balloon: the sign of everything that opens a conversation. Ours, no company's logo. */
export const Balloon = () => (
  <svg viewBox="0 0 24 24" aria-hidden="true">
    <path d="M2 22V10a8 8 0 0 1 8-8h4a8 8 0 0 1 0 16h-7zM7 8v2.5h10V8zm0 4.5V15h6.5v-2.5z" />
  </svg>
);
