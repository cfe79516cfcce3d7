import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Outcome } from '../../services/sendMessage';
import type { FieldValues } from './formText';

/** How long the visitor waits for an answer before being told that there is none yet. */
const timeLimitMs = 30_000;

interface SubmissionOptions {
  send: (values: FieldValues) => Promise<Outcome>;
  /**
   * Called with the outcome. After `unknown`, called once more if success or failure becomes certain
   * before the form is sent again.
   */
  onOutcome: (outcome: Outcome, sent: FieldValues) => void;
}

/**
 * Sends what a form holds, once at a time. After 30 seconds without an answer, the outcome is
 * `unknown` until the answer comes. If the visitor sends the same text again before that, it has
 * arrived if one of the attempts has, and has failed only if all of them have.
 */
export function useSubmission({ send, onOutcome }: SubmissionOptions) {
  const [status, setStatus] = useState<'idle' | 'sending' | Outcome>('idle');
  const attempts = useRef({ text: '', answers: [] as Promise<Outcome>[] });

  const submit = async (values: FieldValues) => {
    if (status === 'sending') return;
    // Rendered at once, so that a second submission in the same tick finds the form sending.
    flushSync(() => setStatus('sending'));
    const text = JSON.stringify(values);
    const earlier = attempts.current.text === text ? attempts.current.answers : [];
    const current = { text, answers: [...earlier, send(values)] };
    attempts.current = current;

    const report = (outcome: Outcome) => {
      if (outcome !== 'unknown') attempts.current = { text: '', answers: [] };
      setStatus(outcome);
      onOutcome(outcome, values);
    };
    const answer = combine(current.answers);
    const outcome = await limitTime(answer);
    report(outcome);
    if (outcome !== 'unknown') return;
    const lateOutcome = await answer;
    if (lateOutcome !== 'unknown' && attempts.current === current) report(lateOutcome);
  };

  return { status, submit };
}

/** The outcome of a text that was sent several times. */
async function combine(answers: Promise<Outcome>[]): Promise<Outcome> {
  const success = answers.map(async (answer) => {
    if ((await answer) !== 'success') throw new Error();
  });
  try {
    await Promise.any(success);
    return 'success';
  } catch {
    const outcomes = await Promise.all(answers);
    return outcomes.includes('unknown') ? 'unknown' : 'failure';
  }
}

function limitTime(answer: Promise<Outcome>): Promise<Outcome> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => resolve('unknown'), timeLimitMs);
    answer.then((outcome) => {
      clearTimeout(timer);
      resolve(outcome);
    });
  });
}
