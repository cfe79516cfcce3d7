/**
 * Returns an error for people who edit content, pictures, or configuration: without a stack, which would
 * only hide the message from them.
 */
export function mistake(message: string, cause?: unknown): Error {
  return Object.assign(new Error(message, { cause }), { stack: message });
}
