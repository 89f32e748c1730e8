import { expect, test } from './support/fixtures.ts';

/** English of average letters: article 1 of the Universal Declaration of Human Rights. */
const ENGLISH =
  'All human beings are born free and equal in dignity and rights. They are endowed with reason and conscience and should act towards one another in a spirit of brotherhood.';

for (const [family, weight] of [
  ['inter', 400],
  ['inter', 600],
  ['poppins', 600],
] as const)
  test(`until ${family} ${weight} has come, the device's font takes the same room`, async ({ page }) => {
    await page.goto('/');
    await expect
      .poll(() => page.evaluate(() => [...document.fonts].map(({ family, status }) => `${family} ${status}`)))
      .toContain(`${family} loaded`);
    const [own, standIn] = await page.evaluate(
      ([name, weight, text]) => {
        const standIn = [...document.fonts].find(
          ({ family, status }) => status === 'loaded' && family.toLowerCase().includes(`${name} `),
        )!;
        return [name, standIn.family].map((family) => {
          const sample = document.createElement('span');
          sample.textContent = text;
          sample.style.cssText = `position: absolute; white-space: nowrap; font: ${weight} 100px/normal ${family}`;
          document.body.append(sample);
          const { width, height } = sample.getBoundingClientRect();
          return { width, height };
        });
      },
      [family, weight, ENGLISH] as const,
    );
    expect(Math.abs(standIn!.width / own!.width - 1)).toBeLessThanOrEqual(0.01);
    expect(standIn!.height).toBeCloseTo(own!.height, 0);
  });
