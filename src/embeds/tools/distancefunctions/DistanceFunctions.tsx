import Fraction from "fraction.js"
import { grouped } from "../amounts"
import { Converter } from "../parts/Converter"
import { UnitTable } from "../parts/UnitTable"
import { useConversion } from "../parts/useConversion"
import { codeFor, convert, inWords, nameOf } from "./logic"
import { Road } from "./parts/Road"
import { readDistance } from "./read"
import { groups, pluralOf, unitOf, units } from "./units"

type Props = {
  /** The distance to begin with, and its unit. */
  distance: string
  /** The id of the unit to convert to, such as "kilometres". */
  to: string
}

const distances = { key: "distance", what: "a distance", read: readDistance, units, unitOf }
const options = groups.map(({ name, units }) => ({
  group: name,
  options: units.map(unit => [unit.id, pluralOf(unit)] as const),
}))

/** Returns the id of the unit in a text; "" for none. */
function unitIn(text: string): string {
  const read = readDistance(text)
  return read?.kind === "distance" ? (read.unit?.id ?? "") : ""
}

const one = new Fraction(1)
const notes = {
  exact: "Exactly.",
  rounded: "Rounded to 12 digits. The fraction is exact.",
  about: "About. One of the two isn't known any better.",
}

/**
 * A converter of distances between any two units, from micrometres to parsecs and from poronkusemas to hamster steps.
 *
 * @feed A converter for distances, in which miles are exact and a poronkusema is as long as the reindeer allows.
 */
export default function DistanceFunctions({ distance, to: startTo }: Props) {
  const conversion = useConversion(distances, { amount: distance, from: unitIn(distance), to: startTo })
  const { given, problem, from, to } = conversion
  const result = given && convert(given.amount, from, to)
  const start = given ? (given.notation ?? inWords(given.number.replace("-", "−"), from)) : ""
  const end = result ? inWords(grouped(result.text), to) : ""

  return (
    <Converter
      conversion={conversion}
      label="Distance"
      placeholder="42.195 km"
      options={options}
      result={
        result ? (
          <>
            {start} {result.kind === "exact" ? "=" : "≈"} <strong>{end}</strong>
          </>
        ) : problem ? (
          "When that is a distance, it is converted here."
        ) : (
          `How many ${pluralOf(from)}? Write a distance above, with its unit or without: 42.195 km, 6'2", 1/3.`
        )
      }
      note={
        <>
          {result && notes[result.kind]} {result?.fraction && `It is ${grouped(result.fraction)}.`}{" "}
          {inWords("1", to)}: {to.note}
        </>
      }
      copy={result?.text ?? ""}
      share={result ? `${start} is ${result.kind === "exact" ? "" : "about "}${end}` : undefined}
      call={`${nameOf(from, to)}(${given?.literal ?? 1})`}
      picture={
        <Road
          mm={given ? given.amount.mul(from.mm).valueOf() : null}
          sign={start}
          isPuzzled={problem !== null}
        />
      }
      code={codeFor(from, to)}
      codeLabel="The function in JavaScript"
    >
      <UnitTable
        caption={`${given ? start : inWords("1", from)} in every unit`}
        heads={["Unit", "Distance", "One is"]}
        groups={groups}
        row={unit => {
          const { text, kind } = convert(given?.amount ?? one, from, unit)
          const about = kind === "about" ? "about " : ""
          return [pluralOf(unit), `${about}${grouped(text)}${kind === "rounded" ? "..." : ""}`, unit.note]
        }}
      />
    </Converter>
  )
}
