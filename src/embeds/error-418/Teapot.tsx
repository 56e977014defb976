import { Reserve } from "../../components/reserve/Reserve"
import { ShareButton } from "../../components/share-button/ShareButton"
import { useMotion } from "../../hooks/browser/motion"
import { usePage, usePageData } from "../../hooks/page/page"
import type { Codec } from "../../kits/address/codecs"
import { useAddress } from "../../kits/address/useAddress"
import type { Tea } from "../../lib/lists/teas"
import { coffee, maxHeat, type Order, readOrder, writeOrder } from "./logic"
import { Flood } from "./parts/Flood"
import { Log } from "./parts/Log"
import { OrderForm } from "./parts/OrderForm"
import { PotPicture } from "./parts/PotPicture"
import { moodOf, Verdict } from "./parts/Verdict"
import * as styles from "./Teapot.module.css"
import { useTeapot } from "./useTeapot"

/**
 * A networked teapot that brews tea at a chosen temperature and time, reviews the cup and refuses coffee.
 *
 * @data teas
 * @feed A teapot that brews ten kinds of leaves over HTCPCP, judges the cup, and answers every order of coffee with 418.
 */
export default function Teapot() {
  const { teas } = usePageData<{ teas: Tea[] }>()
  const { siteName } = usePage()
  const brew: Codec<Order> = {
    initial: { leaves: coffee, temperature: 100, seconds: 180, additions: [] },
    parse: text => readOrder(text, teas) ?? undefined,
    format: writeOrder,
  }
  const { values, set } = useAddress({ brew })
  const order = values.brew
  const pot = useTeapot(teas, siteName)
  const { brewing, heat, log, tally } = pot
  const isFlooded = heat === maxHeat
  const moving = useMotion()
  const press = () => (brewing ? pot.stop() : isFlooded ? pot.mop() : pot.start(order))

  return (
    <div className={styles.tool} data-flooded={isFlooded || undefined} data-moving={moving || undefined}>
      <Flood />
      <div className={styles.stove}>
        <PotPicture mood={moodOf(pot)} heat={heat} />
        <div className="buttons">
          {/* A single button for all states, so that it keeps the focus. */}
          <button type="button" className="default" onClick={press}>
            <Reserve inline all={["Stop and pour"]}>
              {brewing ? "Stop and pour" : isFlooded ? "Mop up" : "Brew"}
            </Reserve>
          </button>
          <button type="button" aria-disabled={brewing !== null} onClick={() => !brewing && pot.ask()}>
            Ask what there is
          </button>
        </div>
        <Verdict pot={pot} teas={teas} />
      </div>
      <OrderForm
        teas={teas}
        order={order}
        disabled={brewing !== null}
        onChange={next => set({ brew: next })}
      />
      <div className={styles.after}>
        <ShareButton />
        <p className={styles.note}>
          Your cups so far: {tally.cups}, of them right: {tally.right}. Coffees refused: {tally.refused}.
        </p>
        <h2 className={styles.heading}>What was said</h2>
        <Log log={log} onClear={pot.clear} />
      </div>
    </div>
  )
}
