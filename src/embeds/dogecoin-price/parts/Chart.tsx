import { LineChart } from "../../../kits/chart/LineChart"
import { full, type Range, scale, ticks } from "../chart"
import * as styles from "../DogecoinPrice.module.css"
import { LongDog } from "./LongDog"

type Props = {
  /** Null while nobody knows: then only the line is drawn, which is known. */
  now: Date | null
  range: Range
  zoom: number
  /** How often the dog was petted. */
  pets: number
}

/** A little beyond what is written, so that it stands apart from the times below. */
const edge = 1.14

const words: Record<Range, string> = {
  minute: "the last minute",
  hour: "the last hour",
  day: "the last day",
  year: "the last year",
  all: "all time",
}

/** The price as a line, 0 where it always is. The times below it move. */
export function Chart({ now, range, zoom, pets }: Props) {
  const [top, middle, bottom] = scale(zoom)
  return (
    <figure className={styles.chart} aria-label="The price of a Dogecoin in Dogecoins">
      <LineChart
        name={`Line chart of the price over ${words[range]}, from ${bottom} to ${top} DOGE. The line is flat, at 1.${zoom >= full ? " It is a long dog, asleep." : ""}`}
        points={[
          [0, 0],
          [1, 0],
        ]}
        x={[0, 1]}
        y={[-edge, edge]}
        xTicks={now ? ticks(range, now) : []}
        yTicks={[
          { at: 1, label: top },
          { at: 0.5 },
          { at: 0, label: middle },
          { at: -0.5 },
          { at: -1, label: bottom },
        ]}
      />
      <LongDog zoom={zoom} pets={pets} />
    </figure>
  )
}
