import emailjs from '@emailjs/browser';
import { HttpResponse, http } from 'msw';
import { describe, expect, it } from 'vitest';
import { sendPath } from '../../src/build/emailjs';
import { messages, server } from '../helpers/server';

// The real library against the description of the service, so that both are known to agree.

const letter = {
  from_name: 'Zoë O\'Neill "Zo" 🐘',
  from_email: 'zoe@example.com',
  phone_number: '',
  message: 'First line\nsecond\r\n\tthird <script>alert(1)</script> සිංහල தமிழ் \u2028 end\\',
};

const send = (origin = window.location.origin) => {
  emailjs.init('key', origin);
  return emailjs.send('service', 'template', letter);
};

describe('the library and the service as described', () => {
  it('agree on a message, word for word', async () => {
    await expect(send()).resolves.toMatchObject({ status: 200, text: 'OK' });
    expect(messages).toEqual([
      {
        lib_version: '3.12.1',
        user_id: 'key',
        service_id: 'service',
        template_id: 'template',
        template_params: letter,
      },
    ]);
  });

  it('agree across origins', async () => {
    await expect(send('https://api.emailjs.com')).resolves.toMatchObject({ status: 200 });
    expect(messages).toHaveLength(1);
  });

  it.each([500, 429, 400])('agree that %i is a failure, with the reason', async (status) => {
    server.use(http.post(`*${sendPath}`, () => HttpResponse.text('The reason', { status })));
    await expect(send()).rejects.toMatchObject({ status, text: 'The reason' });
    expect(messages).toEqual([]);
  });

  it('agree that "OK" is a success whatever its status', async () => {
    server.use(http.post(`*${sendPath}`, () => HttpResponse.text('OK', { status: 202 })));
    await expect(send()).resolves.toMatchObject({ status: 202 });
  });

  it('agree that a lost network is a failure', async () => {
    server.use(http.post(`*${sendPath}`, () => HttpResponse.error()));
    await expect(send()).rejects.toMatchObject({ status: 0 });
  });

  it('agree that an answer for one message is not an answer for the other', async () => {
    const numbers = Array.from({ length: 20 }, (_, index) => String(index));
    emailjs.init('key', window.location.origin);
    await Promise.all(numbers.map((message) => emailjs.send('s', 't', { message })));
    expect(messages.map(({ template_params }) => template_params.message).sort()).toEqual(
      [...numbers].sort(),
    );
  });
});
