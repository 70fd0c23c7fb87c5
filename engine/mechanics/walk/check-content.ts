/** The parts of the content that must agree with each other. */
import { nearest } from "../../definition/nearest.ts";
import { problem, type Problem } from "../../definition/problem.ts";
import type { Surprise } from "./gathering-schema.ts";
import type { WalkContent } from "./schema.ts";

export function checkContent(content: WalkContent): Problem[] {
  return [...checkCells(content), ...checkProducts(content), ...checkOccasions(content)];
}

function checkCells({ cells, surfaces }: WalkContent): Problem[] {
  const problems: Problem[] = [];
  const signs = new Map<string, string>();
  for (const [id, cell] of Object.entries(cells)) {
    const path = `content.cells.${id}`;
    const other = signs.get(cell.sign);
    if (other !== undefined) {
      problems.push(
        problem(`${path}.sign`, cell.sign, `The cell ${other} has this sign: give each its own.`),
      );
    }
    signs.set(cell.sign, id);
    if (cell.type === "block") continue;
    if (!Object.hasOwn(surfaces, cell.surface)) {
      problems.push(
        problem(
          `${path}.surface`,
          cell.surface,
          `No such surface. ${nearest(cell.surface, Object.keys(surfaces))}`,
        ),
      );
    }
    if ((cell.role === "finish" || cell.role === "helper") && cell.landmark === undefined) {
      problems.push(
        problem(`${path}.landmark`, undefined, "Name the place: the way to it is told in words."),
      );
    }
  }
  return problems;
}

function checkProducts({ cells, task }: WalkContent): Problem[] {
  const sections = Object.entries(cells).flatMap(([id, cell]) =>
    cell.type === "floor" && cell.landmark !== undefined ? [id] : [],
  );
  return Object.entries(task.products).flatMap(([id, { section, packs }]) => {
    const path = `content.task.products.${id}`;
    const problems: Problem[] = [];
    if (!sections.includes(section)) {
      problems.push(
        problem(`${path}.section`, section, `No such cell with a landmark. ${nearest(section, sections)}`),
      );
    }
    if (packs !== undefined && (packs.large % packs.small !== 0 || packs.large <= packs.small)) {
      const mend = `Give a multiple of ${packs.small} that is larger, so that the prices can be compared.`;
      problems.push(problem(`${path}.packs.large`, packs.large, mend));
    }
    return problems;
  });
}

function notOfTheOccasion(path: string, product: string, products: readonly string[]): Problem {
  return problem(
    path,
    product,
    `It is not among the products of the occasion. ${nearest(product, products)}`,
  );
}

function checkOccasions({ task }: WalkContent): Problem[] {
  const products = Object.keys(task.products);
  return Object.entries(task.occasions).flatMap(([id, occasion]) => {
    const path = `content.task.occasions.${id}`;
    const unknown = occasion.products.flatMap((product, index) =>
      products.includes(product)
        ? []
        : [problem(`${path}.products[${index}]`, product, `No such product. ${nearest(product, products)}`)],
    );
    const surprises = Object.entries(occasion.surprises).flatMap(([product, surprise]) => [
      ...(occasion.products.includes(product)
        ? []
        : [notOfTheOccasion(`${path}.surprises.${product}`, product, occasion.products)]),
      ...checkSurprise(surprise, `${path}.surprises.${product}`),
    ]);
    const core = (occasion.core ?? []).flatMap((product, index) =>
      occasion.products.includes(product)
        ? []
        : [notOfTheOccasion(`${path}.core[${index}]`, product, occasion.products)],
    );
    return [...unknown, ...core, ...surprises];
  });
}

function checkSurprise({ options }: Surprise, path: string): Problem[] {
  const fitting = options.filter(({ fits }) => fits).length;
  return fitting === 1 ? [] : [problem(`${path}.options`, fitting, "Let exactly one option fit the need.")];
}
