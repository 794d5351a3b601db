/**
 * "(11) 98765-4321" on one line, wherever it is shown: half a number is compared with nothing. Only
 * where the reader's own letters are too large for that, it breaks after the area code.
 */
export const PhoneNumber = ({ children }: { children: string }) => {
  const [area, ...rest] = children.split(' ');
  return (
    <span className="nowrap">
      {`${area} `}
      <span>{rest.join('\u00a0')}</span>
    </span>
  );
};
