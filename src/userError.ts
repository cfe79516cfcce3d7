/**
 * An error for people who edit content, pictures, or configuration. It has no stack, which would only hide
 * the message.
 */
export class UserError extends Error {
  override name = 'UserError';
  override stack = this.message;

  /** What Node prints. By default, it is the stack in brackets. */
  [Symbol.for('nodejs.util.inspect.custom')](): string {
    return this.message;
  }
}
