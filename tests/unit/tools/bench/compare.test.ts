import { limit, ours, ratio, takeTurns } from "../../../../tools/bench/peers/compare";

const targets = [
  { group: "home", who: limit, address: "bare" },
  { group: "home", who: ours, address: "ours" },
];

it("looks at every page in turns, the last one first in the next round", async () => {
  const seen: string[] = [];
  const measured = await takeTurns(targets, 3, (address) => {
    seen.push(address);
    return Promise.resolve({ LCP: seen.length });
  });
  expect(seen).toEqual(["bare", "ours", "ours", "bare", "bare", "ours"]);
  expect(measured.map(({ rounds }) => rounds.map(({ LCP }) => LCP))).toEqual([
    [1, 4, 5],
    [2, 3, 6],
  ]);
});

it("compares within each round, so that a slow moment of the machine falls on both", () => {
  const of = (times: number[]) => times.map((LCP) => ({ LCP }));
  const [bare, own] = [of([700, 1400, 800]), of([770, 1540, 1600])];
  const measured = [
    { group: "home", who: limit, address: "", rounds: bare },
    { group: "home", who: ours, address: "", rounds: own },
  ];
  expect(ratio(measured)).toBeCloseTo(1.1);
  expect(ratio(measured.slice(1))).toBeNaN();
});
