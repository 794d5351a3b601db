/** The accessibility symbol that LBI art. 63, § 1º asks every company site to show. */
export const AccessibilitySymbol = () => (
  <svg viewBox="0 0 24 24" aria-hidden="true">
    <path d="M12 0a12 12 0 1 1 0 24 12 12 0 0 1 0-24zm0 4a2.2 2.2 0 1 0 0 4.4A2.2 2.2 0 0 0 12 4zM5.5 8.600v2L10 12v2.500L8 20h2.300L12 15.500l1.700 4.500H16l-2-5.500V12l4.500-1.400v-2L13 10h-2z" />
  </svg>
);
