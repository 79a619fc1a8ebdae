import { OF_ROWS } from '../draft.ts';
import type { Group } from '../draft.ts';
import type { Row } from './gym-rows.ts';

/** Rows that are not NeMo Gym's. */
export const OTHER_ROWS: Group<Row> = {
  name: 'row',
  loaders: OF_ROWS,
  options: [
    { name: 'prompt', weight: 5, make: (i) => ({ prompt: `q${i}`, answer: 'a', info: { n: i } }) },
    {
      name: 'prompt-messages',
      weight: 3,
      make: (i) => ({ prompt: [{ role: 'user', content: `q${i}` }], answer: `${i}`, example_id: i }),
    },
    { name: 'question', weight: 4, make: (i) => ({ question: `q${i}`, answer: `#### ${i}` }) },
    { name: 'info-text', weight: 1, make: (i) => ({ question: `q${i}`, info: '{"a": 1}', task: 't' }) },
    { name: 'prompt-number', weight: 1, make: (i) => ({ prompt: i, answer: null }) },
    { name: 'prompt-null', weight: 1, make: () => ({ prompt: null }) },
    {
      name: 'swe',
      weight: 2,
      make: (i) => ({
        instance_id: `r-${i}`,
        problem_statement: 'p',
        docker_image: 'a/b',
        FAIL_TO_PASS: ['t'],
        repo: 'o/r',
      }),
    },
    { name: 'plain', weight: 4, make: (i) => ({ text: `t${i}`, label: i }) },
    { name: 'conversation', weight: 2, make: (i) => ({ messages: [{ role: 'user', content: `q${i}` }] }) },
    { name: 'index', weight: 2, make: (i) => ({ task_id: `t${i}`, path: `tasks/t${i}` }) },
    { name: 'result', weight: 2, make: (i) => ({ trial: i, reward: 1.0, task_name: 't', trajectory: [] }) },
    { name: 'packed', weight: 1, make: (i) => ({ path: `t${i}`, task_binary: 'H4sIAAAA' }) },
    { name: 'empty', weight: 1, make: () => ({}) },
    { name: 'mixed-types', weight: 1, make: (i) => ({ a: i % 2 === 0 ? i : `t${i}`, b: i % 2 === 0 ? [] : null }) },
    { name: 'other-columns', weight: 1, make: (i) => (i === 0 ? { a: 1 } : { b: 'x' }) },
  ],
};
