import { type CSSProperties, type FormEvent, useState } from "react"
import { BidiIsolate } from "../../components/bidi-isolate/BidiIsolate"
import { PageLink } from "../../components/page-link/PageLink"
import { ShareButton } from "../../components/share-button/ShareButton"
import { text, whole } from "../../kits/address/codecs"
import { useAddress } from "../../kits/address/useAddress"
import { Field } from "../../kits/controls/Field"
import { GuestPicture } from "../../kits/guest/GuestPicture"
import { inSentence, useGuest, useHappenings } from "../../kits/guest/useGuest"
import { useThing } from "../../kits/things/useThing"
import { trimmed } from "../../lib/text/blank"
import * as styles from "./ChatDoors.module.css"
import {
  answerTo,
  drawings,
  greeting,
  greetingOf,
  isEaten,
  maxOnFloor,
  maxOrder,
  placementOf,
  portraitText,
  roomFor,
} from "./doors"
import { OldPortrait } from "./parts/OldPortrait"
import { Sheet } from "./parts/Sheet"

/** The two doors and the rooms behind them. */
const doors = [
  {
    to: "/chat-gpt/pizza",
    room: "pizza",
    name: "Pizza",
    inside: (
      <g>
        <path d="M0 0h120v170H0z" fill="#c23b22" />
        <path d="M0 0h120v170H0z" fill="url(#chat-doors-cloth)" />
        <circle cx="60" cy="86" r="46" fill="#d99a4e" />
        <circle cx="60" cy="86" r="38" fill="#f6cf5a" />
        <path d="M60 86L106 40V10H60z" fill="#8a1c12" />
        <path d="M74 60L112 18L118 44z" fill="#f6cf5a" stroke="#d99a4e" strokeWidth="5" />
        <circle cx="42" cy="74" r="7" fill="#b3202f" />
        <circle cx="64" cy="106" r="7" fill="#b3202f" />
        <circle cx="20" cy="150" r="7" fill="#b3202f" />
        <path d="M40 100h14M47 93v14" stroke="#2f7a2f" strokeWidth="4" />
        <text x="82" y="98" fontSize="22" fontWeight="bold" fill="#222">
          8
        </text>
      </g>
    ),
  },
  {
    to: "/chat-gpt/monalisa",
    room: "monalisa",
    name: "Mona Lisa",
    inside: (
      <g>
        <path d="M0 0h120v170H0z" fill="#7a8f5a" />
        <path d="M0 90h120v80H0z" fill="#5f4a2a" />
        <path d="M32 30h58v86H32z" fill="#2a1a10" />
        <path d="M42 38h38v48H42z" fill="#e8c890" />
        <path d="M24 108h74v62H24z" fill="#2f3520" />
        <path d="M48 54h8v6h-8zM66 54h8v6h-8zM72 44h8v6h-8z" fill="#111" />
        <path d="M58 62h6v10h-6z" fill="#c9a06a" />
        <path d="M46 76h30v6H46z" fill="#fff" stroke="#8a3a2a" strokeWidth="2" />
        <path d="M36 132h48v12H36z" fill="#e8c890" />
        <path
          d="M40 144h5v8h-5zM50 144h5v8h-5zM60 144h5v8h-5zM70 144h5v8h-5zM79 144h5v8h-5zM88 138h5v8h-5z"
          fill="#e8c890"
        />
      </g>
    ),
  },
] as const

/** The order of a visitor who hasn't written one. */
const example = "a horse"

/** The maximum number of portraits of earlier visits on the floor. */
const maxOld = 3

const codecs = { draw: text("", { maxLength: maxOrder }), no: whole(1, drawings, 1) }

/**
 * Two doors, left ajar, to the two staged chats, and a field for anything that the machine is to draw. It draws a pizza.
 *
 * @feed Two doors, to a pizza and to the Mona Lisa, and a machine behind them that draws whatever you like, as a pizza.
 */
export default function ChatDoors() {
  const { values, set } = useAddress(codecs)
  const [draft, setDraft] = useState("")
  /** The earlier orders, which lie on the floor, and the number of all. */
  const [floor, setFloor] = useState<{ orders: readonly string[]; count: number }>({ orders: [], count: 0 })
  const { give } = useThing()
  const guest = useGuest()
  const model = guest ? inSentence(guest) : null
  // One that has spent the night here sat for its portrait then.
  const order = trimmed(values.draw).slice(0, maxOrder) || (guest?.isOvernight && model) || ""
  // The portrait of this visit is on the easel, or on the floor with the other orders.
  const drawn = useHappenings().filter(({ thing }) => !order || thing !== guest?.path)
  const room = order ? roomFor(order) : null

  const draw = (wanted: string) => {
    const next = trimmed(wanted).slice(0, maxOrder) || order || (model ?? example)
    const no = order ? (values.no % drawings) + 1 : 1
    if (order) setFloor({ orders: [...floor.orders, order].slice(-maxOnFloor), count: floor.count + 1 })
    set({ draw: next, no })
    if (next === model) guest?.remember(portraitText(next, no))
    if (order && floor.count > 0) give()
  }
  return (
    <div className={styles.tool}>
      <form
        onSubmit={(event: FormEvent) => {
          event.preventDefault()
          draw(draft)
        }}
      >
        <Field
          label="Draw me"
          value={draft}
          maxLength={maxOrder}
          placeholder={model ?? example}
          onChange={setDraft}
          className={styles.order}
        >
          <button type="submit" className="default">
            Draw it
          </button>
          <ShareButton text={order ? `${order}, drawn by a machine` : "A machine draws anything"} />
        </Field>
      </form>
      <p role="status" className={styles.says}>
        <BidiIsolate>
          {order ? answerTo(order, values.no) : guest ? greetingOf(guest.name) : greeting}
        </BidiIsolate>
      </p>
      <nav className={styles.hall} aria-label="The chats">
        {doors.map(({ to, room: behind, name, inside }) => (
          <PageLink key={to} to={to} className={styles.link} data-open={room === behind || undefined}>
            <span className={styles.plate}>{name}</span>
            <span className={styles.frame}>
              <svg viewBox="0 0 120 170" aria-hidden="true">
                <pattern id="chat-doors-cloth" width="20" height="20" patternUnits="userSpaceOnUse">
                  <path d="M0 0h10v10H0zM10 10h10v10H10z" fill="#fff" opacity="0.55" />
                </pattern>
                {inside}
              </svg>
              <span key={values.no} className={styles.door} />
            </span>
          </PageLink>
        ))}
        <div className={styles.out} data-from={room ?? undefined}>
          {order ? (
            <div key={floor.count} className={styles.sheet}>
              <Sheet order={order} number={values.no} guest={guest} />
            </div>
          ) : (
            <p>Drawings while you wait</p>
          )}
          {guest && !(order === model && isEaten(order, values.no)) && (
            <button
              type="button"
              className={styles.model}
              aria-label={`Draw ${inSentence(guest)}`}
              onClick={() => draw(inSentence(guest))}
            >
              <GuestPicture guest={guest} />
            </button>
          )}
        </div>
        <div className={styles.floor} aria-hidden="true">
          {drawn.slice(0, maxOld).map(({ thing }, i) => (
            <span key={thing} className={styles.scrap} style={placed(maxOnFloor + i + 1)}>
              <OldPortrait from={thing} />
            </span>
          ))}
          {floor.orders.map((old, i) => {
            const number = floor.count - floor.orders.length + i + 1
            return (
              <span key={number} className={styles.scrap} style={placed(number)}>
                <Sheet order={old} number={number} guest={guest} isHidden />
              </span>
            )
          })}
        </div>
      </nav>
    </div>
  )
}

function placed(number: number): CSSProperties {
  const { across, turned } = placementOf(number)
  return { "--across": across, "--turned": `${turned}deg` } as CSSProperties
}
