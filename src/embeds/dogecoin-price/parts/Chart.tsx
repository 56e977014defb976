import { LineChart } from "../../../kits/chart/LineChart"
import { fullZoom, type Range, scale, ticks } from "../chart"
import * as styles from "../DogecoinPrice.module.css"
import { LongDog } from "./LongDog"

type Props = {
  /** Null before mount; the time axis has no ticks then. */
  now: Date | null
  range: Range
  zoom: number
  /** The number of times the dog was petted. */
  pets: number
}

/** The range of the y axis, a little beyond the outermost labels to keep them apart from the times below. */
const edge = 1.14

const words: Record<Range, string> = {
  minute: "the last minute",
  hour: "the last hour",
  day: "the last day",
  year: "the last year",
  all: "all time",
}

/** The price as a flat line. Only the times below it move. */
export function Chart({ now, range, zoom, pets }: Props) {
  const [top, middle, bottom] = scale(zoom)
  return (
    <figure className={styles.chart} aria-label="The price of a Dogecoin in Dogecoins">
      <LineChart
        name={`Line chart of the price over ${words[range]}, from ${bottom} to ${top} DOGE. The line is flat, at 1.${zoom >= fullZoom ? " It is a long dog, asleep." : ""}`}
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
