import { readdirSync, readFileSync } from 'node:fs';
import {
  convertWorkflowTemplate,
  NoOperationTraceWriter,
  parseWorkflow,
} from '@actions/workflow-parser';
import { expect, it } from 'vitest';

const folder = '.github/workflows';

/** Jobs whose failure must not stop a merge. */
const informative = ['review', 'webkitgtk', 'measure'];

const readText = (name: string) => readFileSync(`${folder}/${name}`, 'utf8');

/** Parses a workflow as GitHub does. */
async function readWorkflow(name: string) {
  const content = readText(name);
  const { context, value } = parseWorkflow({ name, content }, new NoOperationTraceWriter());
  const { jobs = [] } = value ? await convertWorkflowTemplate(context, value) : {};
  return { jobs, errors: context.errors.getErrors().map(String) };
}

it.each(readdirSync(folder))('%s has only known keys, jobs, and expressions', async (name) => {
  const { jobs, errors } = await readWorkflow(name);
  expect(errors).toEqual([]);
  expect(jobs).not.toEqual([]);
});

it('the required check waits for every job that is not informative, and runs also after a failure', async () => {
  const { jobs } = await readWorkflow('ci.yml');
  const gate = jobs.find(({ id }) => id.value === 'gate');
  const others = jobs.filter((job) => job !== gate).map(({ id }) => id.value);
  const required = others.filter((id) => !informative.includes(id));
  expect(gate?.needs?.map(String)).toEqual(required);
  // A job that is skipped because another one failed counts as passed.
  expect(String(gate?.if)).toBe(`\${{ always() }}`);
  expect(others).toEqual(expect.arrayContaining(informative));
});

it.each([`${folder}/pages.yml`, '.deploy/Dockerfile'])(
  '%s builds only what the doctor accepts',
  (file) => {
    const builds = readFileSync(file, 'utf8').match(/.*npm run build\b/g);
    expect(builds).not.toBeNull();
    for (const line of builds ?? []) expect(line).toMatch(/\bnpm run doctor && npm run build$/);
  },
);

it('a build for Pages without the owner’s address uses that of Pages', () => {
  const [, url] = /VITE_SITE_URL: (.*)/.exec(readText('pages.yml')) ?? [];
  expect(url).toBe(`\${{ vars.VITE_SITE_URL || steps.pages.outputs.base_url }}`);
});

it('every workflow that another one waits for exists', () => {
  const files = readdirSync(folder).map(readText);
  const names = files.map((text) => /^name: (.*)$/m.exec(text)?.[1]);
  const awaited = files.flatMap((text) => /^ +workflows: \[(.*)\]$/m.exec(text)?.[1] ?? []);
  expect(awaited).not.toEqual([]);
  expect(names).toEqual(expect.arrayContaining(awaited));
});

it('every job of the e2e matrix runs its own project', () => {
  const text = readText('ci.yml');
  const projects = [...text.matchAll(/^ +- \{.* project: (.*) \}$/gm)].map(([, name]) => name);
  expect(new Set(projects).size).toBe(6);
  expect(text).toContain(`E2E_PROJECTS: \${{ matrix.project }}\n`);
});
