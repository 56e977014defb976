import { Verdict } from "../../components/message-scene/Verdict"
import { useToday } from "../../hooks/browser/zone"
import * as styles from "./IsItSaintUrhoDay.module.css"
import { nextText, standing } from "./logic"
import { Vineyard } from "./parts/Vineyard"

/**
 * An answer to "Is it Saint Urho's Day?" by the visitor's calendar, with grasshoppers to chase out on any day.
 *
 * @feed Yes on 16 March, and a vineyard with sixteen grasshoppers to chase out on any day.
 */
export default function IsItSaintUrhoDay() {
  const today = useToday()
  const answer = today && standing(today)

  return (
    <div className={styles.tool}>
      <Verdict answer={answer?.isToday ?? null}>
        <p>
          {!answer
            ? "Listening for grasshoppers..."
            : answer.isToday
              ? `Wear purple for the grapes and green for the grasshoppers. The next one is ${nextText(answer)}.`
              : `Saint Urho's Day is 16 March. The next one is ${nextText(answer)}.`}
        </p>
      </Verdict>
      <Vineyard today={today} isDay={answer?.isToday ?? false} />
    </div>
  )
}
