import { grouped } from "../amounts"
import { Converter } from "../parts/Converter"
import { UnitTable } from "../parts/UnitTable"
import { useConversion } from "../parts/useConversion"
import { readAmount } from "./amount"
import { codeFor, convert, nameOf, rounded } from "./logic"
import { Hourglass } from "./parts/Hourglass"
import { inWords, type Unit, unitOf, units } from "./units"

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
const groups = [{ units }]

/**
 * An exact converter of time spans between any two units, with the matching JavaScript function and an hourglass that
 * runs as long.
 *
 * @feed A converter for spans of time, from milliseconds to millennia, which also writes the function for it.
 */
export default function TimeFunctions({ amount: startAmount, from: startFrom, to: startTo }: Props) {
  const conversion = useConversion(spans, { amount: startAmount, from: startFrom, to: startTo })
  const { given, problem, from, to, chooseTo } = conversion
  const amount = given?.text ?? "1"
  const exact = given && convert(amount, from, to)
  const span = Number(rounded(convert(amount, from, units[0]), 15))

  return (
    <Converter
      conversion={conversion}
      label="Amount"
      placeholder="1"
      options={options}
      result={
        exact ? (
          <>
            {inWords(grouped(amount), from)} = <strong>{inWords(grouped(exact), to)}</strong>
            {exact.includes("/") && <>, about {grouped(rounded(exact, 12))}</>}
          </>
        ) : problem ? (
          "When that is a number, it is converted here."
        ) : (
          `How many ${from.id}? Write a number above, with a unit or without: 0.5, 1/3, 1e6 and 90 min will all do.`
        )
      }
      note={exact && to.note}
      copy={exact ?? ""}
      share={exact ? `${inWords(amount, from)} is ${inWords(exact, to)}` : undefined}
      call={`${nameOf(from, to)}("${amount}")`}
      picture={<Hourglass key={span} total={span} unit={to} />}
      code={codeFor(from, to)}
      codeLabel={nameOf(from, to)}
    >
      <UnitTable
        caption={`${inWords(grouped(amount), from)} in every unit`}
        heads={["Unit", "Exactly", "About"]}
        groups={groups}
        row={unit => {
          const inUnit = convert(amount, from, unit)
          return [
            <button key={unit.id} type="button" aria-pressed={unit === to} onClick={() => chooseTo(unit.id)}>
              {unit.id}
            </button>,
            grouped(inUnit),
            inUnit.includes("/") ? grouped(rounded(inUnit, 6)) : "the same",
          ]
        }}
      />
    </Converter>
  )
}
