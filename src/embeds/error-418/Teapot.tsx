import { ShareButton } from "../../components/share-button/ShareButton"
import { usePage, usePageData } from "../../hooks/page"
import { useQuery } from "../../hooks/query"
import type { Tea } from "../../lib/lists/teas"
import { coffee, duration, type Order, readOrder, speed, writeOrder } from "./logic"
import { BrewTimer } from "./parts/BrewTimer"
import { Log } from "./parts/Log"
import { OrderForm } from "./parts/OrderForm"
import * as styles from "./Teapot.module.css"
import { useTeapot } from "./useTeapot"

/**
 * A teapot on the network: it brews leaves at a temperature for a time, says what it thinks of the cup, and refuses coffee.
 *
 * @data teas
 * @feed A teapot that brews ten kinds of leaves over HTCPCP, judges the cup, and answers every order of coffee with 418.
 */
export default function Teapot() {
  const { teas } = usePageData<{ teas: Tea[] }>()
  const { siteName } = usePage()
  const [linked, setLinked] = useQuery("brew")
  const usual: Order = { leaves: teas[0]?.slug ?? coffee, temperature: 100, seconds: 180, additions: [] }
  const order = readOrder(linked, teas) ?? usual
  const pot = useTeapot(teas, siteName)
  const { brewing, cup, log, tally } = pot
  const last = log[0]

  return (
    <div className={styles.tool}>
      <OrderForm
        teas={teas}
        order={order}
        disabled={brewing !== null}
        onChange={next => setLinked(writeOrder(next))}
      />
      <div className="buttons">
        {brewing ? (
          <button type="button" onClick={pot.stop}>
            Stop and pour
          </button>
        ) : (
          <button type="button" className="default" onClick={() => pot.start(order)}>
            Brew
          </button>
        )}
        <button type="button" disabled={brewing !== null} onClick={pot.ask}>
          Ask what there is
        </button>
        <ShareButton label="Share this order" />
      </div>
      {brewing && <BrewTimer {...brewing} />}
      <div role="status" aria-label="Verdict" className={styles.status}>
        {brewing && (
          <p>
            Brewing. {duration(brewing.order.seconds)} of tea takes {duration(brewing.order.seconds / speed)}{" "}
            of your time.
          </p>
        )}
        {!brewing && cup && <p className="result">{cup.text}</p>}
        {!brewing && !cup && last?.status === 418 && <p className="result">418: I'm a teapot.</p>}
        {!brewing && !cup && last?.status === 403 && <p className="result">403: not in this tea.</p>}
        {!brewing && !cup && last?.status === 300 && (
          <p className="result">300: {teas.length} teas. Nothing brews yet.</p>
        )}
      </div>
      {(tally.cups > 0 || tally.refused > 0) && (
        <p className={styles.note}>
          Your cups so far: {tally.cups}, of them right: {tally.right}. Coffees refused: {tally.refused}.
        </p>
      )}
      <h2 className={styles.heading}>What was said</h2>
      <Log log={log} onClear={pot.clear} />
    </div>
  )
}
