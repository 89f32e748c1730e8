import { expect, test } from 'playwright/test';
import { elements } from '../../tools/export/elements';
import { policyFaults, policyFor } from '../../tools/export/policy';
import { files, read } from '../support/exported.ts';

for (const file of files.filter((name) => name.endsWith('.html')))
  test(`${file} carries the policy that fits it, and no other`, () => {
    const html = read(file).toString();
    const policies = elements(html).filter(({ attributes }) => 'http-equiv' in attributes);
    expect(policies.map(({ attributes }) => attributes.content)).toEqual([policyFor(html)]);
    expect(policyFaults(html)).toEqual([]);
  });
