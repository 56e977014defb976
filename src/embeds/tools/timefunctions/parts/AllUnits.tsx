import { ScrollArea } from "../../../../components/scroll-area/ScrollArea"
import { convert, grouped, rounded } from "../logic"
import * as styles from "../TimeFunctions.module.css"
import { inWords, type Unit, units } from "../units"

type Props = {
  /** The amount as `readAmount` gives it, or null where there is none. */
  amount: string | null
  from: Unit
  chosen: Unit
  onChoose: (id: string) => void
}

/** The same span in every unit; a press on a unit's name chooses it. */
export function AllUnits({ amount, from, chosen, onChoose }: Props) {
  const shown = amount ?? "1"
  return (
    <ScrollArea label="In every unit">
      <table className={styles.all}>
        <caption>{inWords(grouped(shown), from)} in every unit</caption>
        <thead>
          <tr>
            <th scope="col">Unit</th>
            <th scope="col">Exactly</th>
            <th scope="col">About</th>
          </tr>
        </thead>
        <tbody>
          {units.map(unit => {
            const exact = convert(shown, from, unit)
            return (
              <tr key={unit.id}>
                <th scope="row">
                  <button type="button" aria-pressed={unit === chosen} onClick={() => onChoose(unit.id)}>
                    {unit.id}
                  </button>
                </th>
                <td>{grouped(exact)}</td>
                <td>{exact.includes("/") ? grouped(rounded(exact, 6)) : "the same"}</td>
              </tr>
            )
          })}
        </tbody>
      </table>
    </ScrollArea>
  )
}
