import { ScrollArea } from "../../../../components/scroll-area/ScrollArea"
import * as styles from "../Guessing.module.css"
import { grouped, leftAfter } from "../halving"
import { askedIn, type State, topOf } from "../logic"
import { answerText } from "../sentences"

type Props = {
  state: State
  /** True to show the number of remaining candidates after each answer. */
  notes: boolean
}

/** All guesses with their answers. */
export function Log({ state, notes }: Props) {
  const asked = askedIn(state)
  if (asked.length === 0) return null
  return (
    <ScrollArea label="Guesses so far">
      <table className={styles.log}>
        <thead>
          <tr>
            <th scope="col">No.</th>
            <th scope="col">Guess</th>
            <th scope="col">Answer</th>
            {notes && <th scope="col">Left</th>}
          </tr>
        </thead>
        <tbody>
          {asked.map((each, place) => {
            const { low, high } = leftAfter(topOf(state.level), asked.slice(0, place + 1))
            return (
              <tr key={each.number}>
                <th scope="row">{place + 1}</th>
                <td>{grouped(each.number)}</td>
                <td>{state.guesser === "you" ? answerText(each) : each.answer}</td>
                {notes && <td>{grouped(Math.max(0, high - low + 1))}</td>}
              </tr>
            )
          })}
        </tbody>
      </table>
    </ScrollArea>
  )
}
