import type { Pen } from './pen.ts';
import { CHAIR, type Kind, WALL } from './plan.ts';

/** How furniture looks from above, in centimetres: along its wall, then away from it. */

type Draw = (pen: Pen, width: number, depth: number) => void;

const rectangle = (pen: Pen, x: number, y: number, width: number, depth: number) =>
  pen.line(
    [
      [x, y],
      [x + width, y],
      [x + width, y + depth],
      [x, y + depth],
    ],
    true,
  );

/** Four soft sides, as a pillow has. */
function pillow(pen: Pen, x: number, y: number, width: number, depth: number) {
  const soft = 8;
  pen.curve(
    [x, y],
    [
      [
        [x + width / 2, y + soft],
        [x + width, y],
      ],
      [
        [x + width - soft, y + depth / 2],
        [x + width, y + depth],
      ],
      [
        [x + width / 2, y + depth - soft],
        [x, y + depth],
      ],
      [
        [x + soft, y + depth / 2],
        [x, y],
      ],
    ],
    true,
  );
}

/** Pillows at the wall, and a sheet with its corner turned down. */
const bed =
  (pillows: 1 | 2): Draw =>
  (pen, width, depth) => {
    rectangle(pen, 0, 0, width, depth);
    const each = pillows === 1 ? width - 26 : (width - 36) / 2;
    for (let index = 0; index < pillows; index++)
      pillow(pen, 13 + index * (each + 10), 14, each, 38);
    const [sheet, turned] = [66, 38];
    pen.line([
      [0, sheet],
      [width - turned, sheet],
      [width, sheet + turned],
      [width - turned, sheet + turned],
      [width - turned, sheet],
    ]);
  };

const desk: Draw = (pen, width, depth) => {
  rectangle(pen, 0, 0, width, depth);
  const [left, right] = [(width - CHAIR.width * 100) / 2, (width + CHAIR.width * 100) / 2];
  const back = depth + CHAIR.depth * 100;
  pen.line([
    [left + 3, depth],
    [left + 3, back - 7],
  ]);
  pen.line([
    [right - 3, depth],
    [right - 3, back - 7],
  ]);
  pen.curve(
    [left, back - 9],
    [
      [
        [left + 8, back + 2],
        [right - 8, back + 2],
        [right, back - 9],
      ],
    ],
  );
};

/** A rail with hangers. */
const wardrobe: Draw = (pen, width, depth) => {
  rectangle(pen, 0, 0, width, depth);
  const middle = depth / 2;
  pen.line([
    [0, middle],
    [width, middle],
  ]);
  for (let position = 24; position < width - 12; position += 36) {
    pen.line([
      [position - 4, middle - 17],
      [position + 4, middle + 17],
    ]);
  }
};

const armchair: Draw = (pen, width, depth) => {
  pen.curve(
    [0, depth],
    [
      [
        [0, 0],
        [width / 2, 0],
      ],
      [
        [width, 0],
        [width, depth],
      ],
    ],
    true,
  );
  pen.curve(
    [14, depth],
    [
      [
        [14, 17],
        [width / 2, 17],
      ],
      [
        [width - 14, 17],
        [width - 14, depth],
      ],
    ],
  );
};

const bench: Draw = (pen, width, depth) => {
  rectangle(pen, 0, 0, width, depth);
  for (const part of [1 / 3, 2 / 3]) {
    pen.line([
      [0, depth * part],
      [width, depth * part],
    ]);
  }
};

/** Three blades around a hub. */
const fan: Draw = (pen, width) => {
  const [middle, hub, tip] = [width / 2, width / 11, width / 2];
  pen.circle([middle, middle], hub);
  for (const turn of [20, 140, 260]) {
    const [sin, cos] = [Math.sin((turn * Math.PI) / 180), Math.cos((turn * Math.PI) / 180)];
    const at = (off: number, side: number) =>
      [middle + off * cos - side * sin, middle + off * sin + side * cos] as const;
    pen.curve(at(hub, -3), [
      [at(tip * 0.9, -20), at(tip, -4)],
      [at(tip * 0.9, 10), at(hub, 3)],
    ]);
  }
};

/** The unit outside the wall, where no furniture hides it, with a snowflake in the margin. */
const airConditioner: Draw = (pen, width, depth) => {
  const outside = -100 * WALL;
  rectangle(pen, 0, outside - depth, width, depth);
  const [x, y, radius] = [width / 2, outside - depth - 25, 17];
  for (const turn of [90, 30, 150]) {
    const [sin, cos] = [Math.sin((turn * Math.PI) / 180), Math.cos((turn * Math.PI) / 180)];
    pen.line([
      [x - radius * cos, y - radius * sin],
      [x + radius * cos, y + radius * sin],
    ]);
    for (const end of [-1, 1]) {
      const barb = (side: number) => {
        const [off, across] = [end * radius * 0.98, side * radius * 0.36];
        return [x + off * cos - across * sin, y + off * sin + across * cos] as const;
      };
      pen.line([barb(-1), [x + end * radius * 0.6 * cos, y + end * radius * 0.6 * sin], barb(1)]);
    }
  }
};

/**
 * A shower at the end away from the door, then the WC and the basin along the outer wall.
 * @param width along the wall between room and bath
 */
export function drawBath(pen: Pen, width: number, depth: number, isDoorAtEnd: boolean) {
  // Measures from the end of the bath that is away from the door.
  const position = (distance: number) => (isDoorAtEnd ? distance : width - distance);
  const shower = Math.min(85, width * 0.4);
  // The floor of the shower falls to its middle.
  pen.line([
    [position(0), depth],
    [position(shower), 0],
    [position(shower), depth],
    [position(0), 0],
  ]);
  const wc = shower + (width - shower) * 0.32;
  pen.line([
    [position(wc - 20), depth],
    [position(wc - 20), depth - 17],
    [position(wc + 20), depth - 17],
    [position(wc + 20), depth],
  ]);
  pen.curve(
    [position(wc - 14), depth - 17],
    [
      [
        [position(wc - 28), depth - 60],
        [position(wc), depth - 60],
      ],
      [
        [position(wc + 28), depth - 60],
        [position(wc + 14), depth - 17],
      ],
    ],
  );
  const basin = shower + (width - shower) * 0.76;
  pen.line([
    [position(basin - 26), depth],
    [position(basin - 26), depth - 40],
    [position(basin + 26), depth - 40],
    [position(basin + 26), depth],
  ]);
  pen.circle([position(basin), depth - 21], 14);
}

/** A pair of sandals, toes towards the wall; nobody leaves them quite straight. */
export const drawSandals: Draw = (pen) => {
  for (const [side, off] of [
    [-9, 0],
    [8, 2],
  ] as const) {
    const toes = side > 0 ? 1 : -1;
    const at = (position: number, away: number) => [side + position * toes, off + away] as const;
    pen.curve(
      at(-1, 34),
      [
        [at(-7, 33), at(-5, 18)],
        [at(-9, 0), at(2, 0)],
        [at(11, 1), at(6, 19)],
        [at(6, 34), at(-1, 34)],
      ],
      true,
    );
    pen.line([at(-6, 16), at(1, 7), at(7, 16)]);
  }
};

export const furniture: Partial<Record<Kind, Draw>> = {
  'single bed': bed(1),
  'queen bed': bed(2),
  'double bed': bed(2),
  'bedside table': (pen, width, depth) => {
    rectangle(pen, 0, 0, width, depth);
    pen.circle([width / 2, depth / 2], 9);
  },
  desk,
  wardrobe,
  armchair,
  'round table': (pen, width) => pen.circle([width / 2, width / 2], width / 2),
  bench,
  fan,
  'air conditioner': airConditioner,
};
