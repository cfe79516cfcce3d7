import { spawnSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';

/** Runs the doctor with `env` besides the placeholders of .env, which every test has. */
function runDoctor(env: Record<string, string>) {
  const { status, stdout } = spawnSync(process.execPath, ['src/build/doctor/doctor.mjs'], {
    env: { ...process.env, ...env },
    encoding: 'utf8',
  });
  return { status, lines: stdout.split('\n') };
}

describe('npm run doctor', () => {
  it('exits with 0 when services are placeholders', () => {
    const { status, lines } = runDoctor({});
    expect(status).toBe(0);
    expect(lines).toContainEqual(expect.stringMatching(/^~ Email +placeholder +messages go to/));
    expect(lines).toContainEqual(expect.stringMatching(/^✓ Video +live/));
  });

  it('exits with 1 when a site with an address has placeholder keys', () => {
    const { status, lines } = runDoctor({ VITE_SITE_URL: 'https://journeys.example' });
    expect(status).toBe(1);
    expect(lines).toContainEqual(
      expect.stringMatching(/^✗ Email +broken .*VITE_EMAILJS_PUBLIC_KEY.* not Secrets\.$/),
    );
  });
});
