import Fraction from "fraction.js"
import { useState } from "react"
import { Button } from "../../../components/button/Button"
import { CopyButton } from "../../../components/copy-button/CopyButton"
import { ScrollArea } from "../../../components/scroll-area/ScrollArea"
import { ShareButton } from "../../../components/share-button/ShareButton"
import { useQuery } from "../../../hooks/page/query"
import * as styles from "./DistanceFunctions.module.css"
import { codeFor, convert, grouped, inWords } from "./logic"
import { AllUnits } from "./parts/AllUnits"
import { DistanceField } from "./parts/DistanceField"
import { UnitSelect } from "./parts/UnitSelect"
import { longest, readDistance } from "./read"
import { pluralOf, type Unit, unitOf, units } from "./units"

type Props = {
  /** The distance to begin with, with its unit. */
  distance: string
  /** The id of the unit to convert to, such as "kilometres". */
  to: string
}

const first = units[0] as Unit
/** The id of the unit in a text, or an empty one. */
function unitIn(text: string): string {
  const read = readDistance(text)
  return read?.kind === "distance" ? (read.unit?.id ?? "") : ""
}

const one = new Fraction(1)
const said = {
  exact: "Exactly.",
  rounded: "Rounded to 12 digits. The fraction is exact.",
  about: "About: one of the two is not known more exactly than this, or neither is.",
}

/**
 * Converts any distance to any other, from micrometres to parsecs and from poronkusemas to hamster steps.
 *
 * @feed A converter for distances, in which miles are exact and a poronkusema is as long as the reindeer allows.
 */
export default function DistanceFunctions({ distance: startDistance, to: startTo }: Props) {
  const [linkedDistance, setDistance] = useQuery("distance")
  const [linkedTo, setTo] = useQuery("to")
  // The unit of a number that was written without one, and of one that is not finished.
  const [linkedFrom, setFrom] = useQuery("from")
  const [before, setBefore] = useState<(string | null)[] | null>(null)
  const [refused, setRefused] = useState("")

  const typed = linkedDistance ?? startDistance
  const read = readDistance(typed)
  const given = read?.kind === "distance" ? read : null
  const from = given?.unit ?? unitOf(linkedFrom ?? unitIn(startDistance)) ?? first
  const to = unitOf(linkedTo ?? startTo) ?? first
  const result = given && convert(given.amount, from, to)
  const code = codeFor(from, to)
  const start = given ? (given.written ?? inWords(given.number.replace("-", "−"), from)) : ""
  const end = result ? inWords(grouped(result.text), to) : ""
  const state = [linkedDistance, linkedFrom, linkedTo]

  const put = ([distance = null, unit = null, target = null]: (string | null)[]) => {
    setRefused("")
    setDistance(distance)
    setFrom(unit)
    setTo(target)
  }
  const type = (next: string) => {
    setBefore(null)
    if (next.length > longest) {
      const many = next.length.toLocaleString("en-GB")
      return setRefused(
        `That has ${many} characters, and a distance has at most ${longest} here. It was not taken.`,
      )
    }
    setRefused("")
    setDistance(next)
    const unit = readDistance(next)
    // Kept for when the unit is taken away again: the number then is still of the same kind.
    if (unit?.kind === "distance" && unit.unit) setFrom(unit.unit.id)
  }
  const choose = (unit: string) => {
    if (given?.unit) setDistance(given.number)
    setFrom(unit)
  }

  return (
    <div className={styles.tool}>
      <DistanceField
        typed={typed}
        refused={refused}
        problem={read?.kind === "problem" ? read : null}
        onType={type}
      />
      <div className={styles.units}>
        <UnitSelect label="From" unit={from} onChoose={choose} />
        <button
          type="button"
          onClick={() => {
            choose(to.id)
            setTo(from.id)
          }}
        >
          Swap
        </button>
        <UnitSelect label="To" unit={to} onChoose={setTo} />
      </div>
      <output className="result" aria-label="Result">
        {result ? (
          <>
            {start} {result.kind === "exact" ? "=" : "≈"} <strong>{end}</strong>
          </>
        ) : read === null ? (
          `How many ${pluralOf(from)}? Write a distance above, with its unit or without: 42.195 km, 6'2", 1/3.`
        ) : (
          "When that is a distance, it is converted here."
        )}
      </output>
      <p className={styles.note}>
        {result && said[result.kind]} {result?.fraction && `It is ${grouped(result.fraction)}.`} {to.note}
      </p>
      <div className="buttons">
        <CopyButton text={result?.text ?? ""} label="Copy the result" />
        <ShareButton
          text={result ? `${start} is ${result.kind === "exact" ? "" : "about "}${end}` : undefined}
        />
        {before ? (
          <button
            type="button"
            onClick={() => {
              put(before)
              setBefore(null)
            }}
          >
            Undo
          </button>
        ) : (
          <Button
            disabled={state.every(value => value === null)}
            onClick={() => {
              setBefore(state)
              put([])
            }}
          >
            Start again
          </Button>
        )}
      </div>
      <div>
        <h2>The function</h2>
        <ScrollArea className={styles.scroll} label="The function in JavaScript">
          <pre>
            <code>{code}</code>
          </pre>
        </ScrollArea>
        <CopyButton text={code} label="Copy the function" />
      </div>
      <AllUnits
        amount={given?.amount ?? one}
        from={from}
        caption={`${given ? start : inWords("1", from)} in every unit`}
      />
    </div>
  )
}
