import { getResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { emailjsHandlers, sendPath } from '../../../src/build/mocks/emailjs-handlers';

describe('emailjsHandlers', () => {
  const json = { 'content-type': 'application/json' };
  const message = { user_id: 'k', service_id: 's', template_id: 't', template_params: {} };

  it.each([
    ['a message without a public key', 400, 'Public Key', { ...message, user_id: undefined }],
    ['a message with a blank service ID', 400, 'service ID', { ...message, service_id: ' ' }],
    ['a message without a template ID', 400, 'template ID', { ...message, template_id: null }],
    ['a list of parameters', 400, 'template_params', { ...message, template_params: [] }],
    ['a list', 400, 'JSON object', []],
    ['invalid JSON', 400, 'JSON object', '{'],
    ['another content type', 415, 'application/json', message, { 'content-type': 'text/plain' }],
  ] as const)('refuses %s with %i and the reason', async (_, status, text, content, headers?) => {
    const body = typeof content === 'string' ? content : JSON.stringify(content);
    const url = `https://api.emailjs.com${sendPath}`;
    const request = new Request(url, { method: 'POST', headers: headers ?? json, body });
    const response = await getResponse(emailjsHandlers(), request);
    expect(response?.status).toBe(status);
    expect(await response?.text()).toContain(text);
  });
});
