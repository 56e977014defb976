/** The successful attempt: the painting in rows of plain squares. */
import type { Box } from "./boxes"

const colours: Readonly<Record<string, string>> = {
  s: "#a3ab7c", // sky
  y: "#b9b886", // sky near the horizon
  m: "#7f8f72", // far mountains
  n: "#64755c", // near mountains
  w: "#8d9a80", // water
  o: "#8e7640", // the road and the land
  p: "#a98a4f", // the road in the light
  g: "#5b5330", // the land in the shade
  h: "#2b1d13", // hair
  v: "#45311c", // hair in the light, and the veil
  f: "#dbb16b", // face
  l: "#ecc982", // forehead
  d: "#b98a4a", // shaded skin
  e: "#6b4726", // eyes
  r: "#9c6036", // mouth
  c: "#33301c", // dress
  k: "#231f14", // dress in the shade
  t: "#5a5030", // folds
  b: "#59401f", // balustrade
}

const rows = [
  "ssssssssssssssssssss",
  "ssssssssssssssssssss",
  "sssssssshhhsssssssss",
  "sssssshhhhhhhsssssss",
  "ssssshhhlllhhhssssss",
  "yyyyyhhlllllhhyyyyyy",
  "yymyyhllllllfhhyymmy",
  "ymmmnhdeflfedhhnmmmm",
  "mmmmnhlffldffhhnnmmm",
  "nnnnnhfffddffdhwwnnm",
  "wwwwnhffrrrdfdhwnnno",
  "ooonhhfffdffddhhnnoo",
  "oppohhdffffffdhhnooo",
  "oppohhhdffffddhhgooo",
  "gopghhhhdddddhhhggoo",
  "bbgghhhfdddddhhhggbb",
  "bbghhvflllffffdvhgbb",
  "ggchhflllllffffdhcgg",
  "gcccvffllllfffddvccg",
  "kcctcdfffffffddctcck",
  "kctttcdddddddcctttck",
  "kcttcttttttttctttcck",
  "ktttcctcctcctccttttk",
  "ktttccfffddcccttttck",
  "kttcfflllfffddccttck",
  "kctdfffffflllfddttck",
  "bkcddfddfddfffffdckb",
  "bbkccdkdkddkdddkkkbb",
  "bbbbkkkkkkkkkkkkbbbb",
]

const columns = 20

/** Returns a box for each run of a colour in a row; each overlaps the next row slightly, so that no seam shows. */
export const squares: readonly Box[] = rows.flatMap((row, y) =>
  [...row.matchAll(/(.)\1*/g)].map((run): Box => {
    const letter = run[0].charAt(0)
    return [
      round((run.index / columns) * 100),
      round((y / rows.length) * 100),
      round((run[0].length / columns) * 100 + 0.4),
      round(100 / rows.length + 0.4),
      colours[letter] ?? "#000",
    ]
  }),
)

function round(value: number): number {
  return Math.round(value * 100) / 100
}
