/** An email address that breaks behind its @ where it has no room in one line, and not within a word. */
export function EmailAddress({ address }: { readonly address: string }) {
  const at = address.indexOf("@") + 1;
  return (
    <>
      {address.slice(0, at)}
      <wbr />
      {address.slice(at)}
    </>
  );
}
