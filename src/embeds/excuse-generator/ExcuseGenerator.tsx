import { Button } from "../../components/button/Button"
import { ShareButton } from "../../components/share-button/ShareButton"
import { useHotKeys } from "../../hooks/browser/hotKeys"
import { usePageData } from "../../hooks/page/page"
import * as styles from "./ExcuseGenerator.module.css"
import { Believability } from "./parts/Believability"
import { Evidence } from "./parts/Evidence"
import { KeepButton, useKeeping } from "./parts/KeepButton"
import { Questions } from "./parts/Questions"
import { RehearseButton } from "./parts/RehearseButton"
import { Settings } from "./parts/Settings"
import type { Excuses } from "./schema"
import { useExcuse } from "./useExcuse"
import { useHearing } from "./useHearing"

/**
 * A generator of excuses for any occasion, from dull and likely to magnificent and unlikely, with matching pictures.
 *
 * @data excuses
 * @feed A machine that makes an excuse for any occasion, as believable as one dares.
 */
export default function ExcuseGenerator() {
  const { excuses: parts } = usePageData<{ excuses: Excuses }>()
  const { order, excuse, make, another, canGoBack, back } = useExcuse(parts)
  const { hearing, given, answer, again } = useHearing(excuse)
  const keeping = useKeeping(excuse)

  useHotKeys(
    [
      { typed: /a$/, run: another },
      { typed: /z$/, available: () => canGoBack, run: back },
      { typed: /k$/, run: keeping.toggle },
    ],
    excuse !== null,
  )

  return (
    <div className={styles.machine}>
      <section className="window" aria-label="The excuse">
        <div className="title-bar">
          <div className="title-bar-text">excuse.txt</div>
        </div>
        <div className={`window-body ${styles.paper}`}>
          <p role="status" className={styles.excuse}>
            {excuse?.text ?? "The machine is clearing its throat. It needs JavaScript for that."}
          </p>
        </div>
      </section>
      <div className="buttons">
        <Button className="default" disabled={!excuse} onClick={another}>
          Another one
        </Button>
        <Believability percent={hearing?.percent ?? 0} />
      </div>
      <div className={styles.proof}>
        <p className={styles.verdict}>
          {excuse && hearing && `${hearing.percent}% believable. ${given === 0 ? excuse.verdict : ""}`}
        </p>
        <Evidence excuse={excuse} exhibit={hearing?.exhibit ?? null} />
        {excuse && hearing && (
          <Questions
            whom={excuse.occasion.whom}
            hearing={hearing}
            given={given}
            onAnswer={answer}
            onAgain={again}
          />
        )}
      </div>
      <Settings parts={parts} order={order} disabled={!excuse} make={make} />
      <div className="buttons">
        <ShareButton text={excuse?.text} />
        <RehearseButton text={excuse?.text ?? ""} />
        <KeepButton keeping={keeping} disabled={!excuse} />
        <Button disabled={!canGoBack} onClick={back}>
          Back to the last one
        </Button>
      </div>
    </div>
  )
}
