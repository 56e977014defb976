import { Reserve } from "../../../components/reserve/Reserve"
import { RevealOnce } from "../../../components/reveal-once/RevealOnce"
import { ShareButton } from "../../../components/share-button/ShareButton"
import * as styles from "../PhotoAlbum.module.css"

type Props = {
  said: string
  /** Everything the clerk may say; its room is reserved. */
  all: readonly string[]
  /** True while a caption is selected. */
  isHolding: boolean
  /** True if the captions are not in their original order. */
  touched: boolean
  /** The number of lines heard on the telephone, "swap" after the last one; null while it doesn't ring. */
  telephone: number | "swap" | null
  onTelephone: () => void
  onPutBack: () => void
}

/** The clerk behind the counter of the photo shop, with an opinion on every caption under every picture. */
export function Clerk({ said, all, isHolding, touched, telephone, onTelephone, onPutBack }: Props) {
  return (
    <section className={styles.clerk} aria-label="The photo shop">
      <svg viewBox="0 0 150 132" aria-hidden="true">
        <rect width="150" height="132" fill="#e7c76b" />
        <path d="M0 0H150V20H0Z" fill="#a6201c" />
        <path
          d="M14 6H22V14H14ZM30 6H38V14H30ZM46 6H54V14H46ZM96 6H104V14H96ZM112 6H120V14H112ZM128 6H136V14H128Z"
          fill="#f8f2df"
        />
        <path d="M8 30H44V58H8ZM106 28H142V60H106Z" fill="#fff" stroke="#7b5b1c" strokeWidth="2" />
        <path d="M11 33H41V55H11Z" fill="#7fb6d9" />
        <path d="M11 55L22 40L30 49L35 44L41 55Z" fill="#4d7b4c" />
        <path d="M109 31H139V57H109Z" fill="#d98a54" />
        <circle cx="124" cy="44" r="7" fill="#ffe38a" />
        <path d="M50 104Q48 74 75 72T101 104Z" fill="#a6201c" />
        <path d="M62 76H88V104H62Z" fill="#f3f0e6" />
        <rect x="68" y="82" width="14" height="6" fill="#1d3f8a" />
        <path d="M67 62H83V76Q75 80 67 76Z" fill="#dba879" />
        <ellipse cx="75" cy="50" rx="17" ry="20" fill="#ecbd8c" />
        <path d="M57 47Q56 26 75 27T93 47Q88 36 75 37T57 47Z" fill="#5a3d24" />
        <path
          d="M60 48H72V56H60ZM78 48H90V56H78ZM72 50H78"
          fill="#fff"
          fillOpacity="0.6"
          stroke="#222"
          strokeWidth="2"
        />
        <circle cx={isHolding ? 67 : 66} cy={isHolding ? 53.5 : 52} r="1.800" fill="#111" />
        <circle cx={isHolding ? 85 : 84} cy={isHolding ? 53.5 : 52} r="1.800" fill="#111" />
        <path
          d={isHolding ? "M70 63H80" : "M69 62Q75 67 81 62"}
          fill="none"
          stroke="#7a3a20"
          strokeWidth="2"
        />
        <path d="M0 104H150V132H0Z" fill="#7b4b22" />
        <path d="M0 104H150V109H0Z" fill="#a56a34" />
        <path d="M14 92H46V108H14Z" fill="#ffd400" stroke="#7a5a00" />
        <path d="M14 92L30 101L46 92" fill="none" stroke="#7a5a00" />
        <Telephone state={telephone} />
        {isHolding && (
          <g>
            <path
              d="M96 100Q106 96 110 88"
              fill="none"
              stroke="#ecbd8c"
              strokeWidth="7"
              strokeLinecap="round"
            />
            <path d="M98 70H138V88H98Z" fill="#fffbe0" stroke="#333" />
            <path d="M103 76H132M103 82H124" stroke="#555" strokeWidth="2" />
          </g>
        )}
      </svg>
      <div>
        <p role="status">
          <Reserve all={all}>{said}</Reserve>
        </p>
        <div className="buttons">
          <ShareButton text="Our holiday photos. The captions are another family's." />
          <RevealOnce when={touched}>
            {telephone === null ? (
              <button type="button" onClick={onPutBack}>
                Put them back
              </button>
            ) : (
              <button type="button" className="default" onClick={onTelephone}>
                {telephone === 0 ? "Answer it" : telephone === "swap" ? "Swap with them" : "Listen"}
              </button>
            )}
          </RevealOnce>
        </div>
      </div>
    </section>
  )
}

/** The telephone on the counter, which shakes while it rings; its receiver is off while somebody speaks. */
function Telephone({ state }: { state: Props["telephone"] }) {
  const isOff = state !== null && state !== 0
  return (
    <g className={styles.telephone} data-rings={state === 0 || undefined} stroke="#111">
      <path d="M104 112q16-12 32 0v12h-32z" fill="#2a2a2e" />
      <circle cx="120" cy="116" r="5" fill="#e8e2d0" />
      <path
        d="M98 108q22-14 44 0v4h-9q-13-6-26 0h-9z"
        fill="#2a2a2e"
        transform={isOff ? "translate(-9 -40) rotate(-64 120 110) translate(0 -14)" : undefined}
      />
      {state === 0 && <path d="M96 102l-6-5M94 108h-7M144 102l5-5M146 108h4" strokeWidth="2" />}
    </g>
  )
}
