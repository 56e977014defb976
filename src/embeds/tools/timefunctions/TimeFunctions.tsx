import { Button } from "../../../components/button/Button"
import { Reserve } from "../../../components/reserve/Reserve"
import { ShareButton } from "../../../components/share-button/ShareButton"
import { Choice } from "../../../kits/controls/Choice"
import { grouped } from "../amounts"
import { AmountField } from "../parts/AmountField"
import { useConversion } from "../parts/useConversion"
import { readAmount } from "./amount"
import { type Glass, leftText, newGlass, noteOf, type Sand, turnedOver, turnedTo } from "./glass"
import { convert, rounded } from "./logic"
import { Hourglass } from "./parts/Hourglass"
import { useGlass } from "./parts/useGlass"
import { grains, roughly, settled } from "./sand"
import * as styles from "./TimeFunctions.module.css"
import { inWords, oddUnits, type Unit, unitOf, units } from "./units"

type Props = {
  /** The amount to begin with. */
  amount: string
  /** The id of the unit to convert from, such as "weeks". */
  from: string
  /** The id of the unit to convert to. */
  to: string
}

const spans = { key: "amount", what: "a number", read: readAmount, units: units as readonly Unit[], unitOf }
const options = units.map(({ id }) => id)

/**
 * An hourglass that runs for exactly the span that is typed, also while the page is closed, and a converter between
 * units of time, some of which nobody asked for.
 *
 * @feed An hourglass for any span of time, from milliseconds to millennia, by way of naps and goodbyes.
 */
export default function TimeFunctions({ amount: startAmount, from: startFrom, to: startTo }: Props) {
  const conversion = useConversion(spans, { amount: startAmount, from: startFrom, to: startTo })
  const { given, problem, from, to, typed, refused, type, chooseTo } = conversion
  const amount = given?.text ?? null
  const name = amount === null ? "" : inWords(grouped(amount), from)
  const span = amount === null ? 0 : Number(rounded(convert(amount, from, units[0]), 15))
  const written = span >= 1 ? newGlass(name, span, from.id) : null
  const { glass, sand, shakes, rings, put, calmDown, ringAtEnd, shake } = useGlass(written)
  const isOther = written !== null && glass !== null && written.name !== glass.name
  const isAtRest = glass?.since === null && (sand?.isOver ?? false)
  const exact = amount === null ? null : convert(amount, from, to)

  /** Turns the glass, or the one of another span that has been written. */
  const turn = () => {
    if (isOther) calmDown()
    put(turnedOver, isOther ? written : glass)
  }
  const begin = (unit: Unit) => {
    type(`1 ${unit.singular}`)
    calmDown()
    put(turnedOver, newGlass(`1 ${unit.singular}`, Number(unit.ms), unit.id))
  }
  return (
    <div className={styles.tool}>
      {glass && sand ? (
        <Hourglass
          sand={sand}
          isUp={glass.up === "one"}
          shakes={shakes.total}
          onTurn={angle => put((old, now) => turnedTo(old, angle - 180 * sand.run, now))}
          onLetGo={() => put((old, now) => turnedTo(old, settled(old.angle), now))}
          onPress={sand.isRunning ? shake : turn}
        />
      ) : (
        <p>It had run out before you came.</p>
      )}
      <div className={styles.side}>
        <AmountField
          label="How long"
          placeholder="5 min"
          typed={typed}
          refused={refused}
          problem={problem}
          onType={type}
        />
        <div className="buttons">
          <Button className="default" disabled={!glass} onClick={turn}>
            <Reserve inline all={["Stand it up"]}>
              {sand?.isLying && !isOther ? "Stand it up" : "Turn it"}
            </Reserve>
          </Button>
          <Button disabled={!sand?.isRunning} onClick={shake}>
            Shake it
          </Button>
          <Button
            disabled={!sand || sand.isLying}
            onClick={() => put((old, now) => turnedTo(old, settled(old.angle) + 90, now))}
          >
            Lay it down
          </Button>
        </div>
        <p>
          <span className={`lcd ${styles.left}`} role="timer">
            {sand && glass ? leftText(isAtRest ? glass.runMs : sand.left) : "0:00"}
          </span>
        </p>
        <p role="status" className={styles.message}>
          {glass && sand ? words(glass, sand, shakes.last) : ""}
        </p>
        <div className="buttons">
          {oddUnits.map(unit => (
            <button key={unit.id} type="button" onClick={() => begin(unit)}>
              {unit.id === "goodbyes"
                ? "A Finnish goodbye"
                : `${unit.id === "eggs" ? "An" : "A"} ${unit.singular}`}
            </button>
          ))}
        </div>
        <div className={styles.line}>
          <output className={styles.result} aria-label="Result">
            {exact && (
              <>
                {name} = <strong>{inWords(grouped(exact), to)}</strong>
                {exact.includes("/") && <>, about {grouped(rounded(exact, 6))}</>}
              </>
            )}
          </output>
          <Choice beside label="In" value={to.id} options={options} onChange={chooseTo} />
        </div>
        <div className="buttons">
          <Button aria-pressed={rings} onClick={() => ringAtEnd(!rings)}>
            Ring at the end
          </Button>
          <ShareButton text={exact ? `${name} is ${inWords(grouped(exact), to)}` : undefined} />
        </div>
      </div>
    </div>
  )
}

/** Describes the state of a glass; `count` grains were shaken loose last. */
function words(glass: Glass, sand: Sand, count: number): string {
  if (sand.isLying) return "Time stands still."
  if (sand.isOver) return glass.since === null ? noteOf(glass) : (sand.said ?? "")
  if (count > 0) return `There went ${roughly((count * glass.runMs) / grains)}.`
  return sand.said ?? noteOf(glass)
}
