/**
 * A text that is sent piece by piece, each made when there is room for it.
 * @param onError told why a piece could not be made. The visitor's download then fails, so that a part is never taken
 *   for the whole. Of the reason it is told nothing
 */
export function streamText(
  pieces: AsyncGenerator<string, void>,
  onError: (error: unknown) => void,
): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  return new ReadableStream<Uint8Array>({
    pull: async (controller) => {
      try {
        const piece = await pieces.next();
        if (piece.done === true) controller.close();
        else controller.enqueue(encoder.encode(piece.value));
      } catch (error) {
        onError(error);
        controller.error(new Error("The answer broke off."));
      }
    },
    cancel: async () => {
      await pieces.return();
    },
  });
}
