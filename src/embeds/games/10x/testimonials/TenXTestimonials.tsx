import { CopyButton } from "../../../../components/copy-button/CopyButton"
import { PageLink } from "../../../../components/page-link/PageLink"
import { ShareButton } from "../../../../components/share-button/ShareButton"
import { usePageData } from "../../../../hooks/page/page"
import { text, whole } from "../../../../kits/address/codecs"
import { useAddress } from "../../../../kits/address/useAddress"
import { type Career, careerCode, readCareer } from "../career"
import { useCareer } from "../useCareer"
import { asText, summary } from "./logic"
import { Speaker } from "./parts/Speaker"
import type { Colleague } from "./schema"
import * as styles from "./TenXTestimonials.module.css"

/**
 * Testimonials from colleagues, based on the visitor's own game of 10x or on the game in a shared link.
 *
 * @data testimonials
 * @feed Eleven colleagues in a photograph say what you did in your game of 10x.
 */
export default function TenXTestimonials() {
  const { testimonials } = usePageData<{ testimonials: Colleague[] }>()
  const own = useCareer()
  const { values, set } = useAddress({ r: text(null), turn: whole(1, testimonials.length, 1) })
  const code = values.r
  const linked = code === null ? null : readCareer(code)
  const career = linked ?? own
  const isOther = linked !== null && (own === null || careerCode(linked) !== careerCode(own))

  return (
    <div className={styles.page}>
      <p className={styles.of} role="status">
        {whose(career, isOther)}
      </p>
      {code !== null && !linked && (
        <p className="notice" role="alert">
          This link is damaged. {own ? "They talk about you instead." : "They talk about nobody yet."}
        </p>
      )}
      <Speaker colleagues={testimonials} career={career} turn={values.turn} onTurn={turn => set({ turn })} />
      <div className="buttons">
        <ShareButton
          text={career ? `My colleagues say what they think of ${summary(career)}` : undefined}
          link={linkTo(career, values.turn)}
        />
        <CopyButton text={asText(testimonials, career)} label="Copy for a CV" />
        {code !== null && (isOther || !linked) && (
          <button data-menu="edit" type="button" onClick={() => set({ r: null })}>
            {own ? "Hear about yourself" : "Forget the link"}
          </button>
        )}
        <PageLink to="/games/10x" className={styles.play}>
          {own ? "Back to work" : "Begin a career"}
        </PageLink>
      </div>
    </div>
  )
}

/** Returns a link to the same colleague and career; undefined if the page's own address is enough. */
function linkTo(career: Career | null, turn: number): string | undefined {
  const query = new URLSearchParams()
  if (career) query.set("r", careerCode(career))
  if (turn > 1) query.set("turn", String(turn))
  const text = String(query)
  return text === "" ? undefined : `?${text}`
}

function whose(career: Career | null, isOther: boolean): string {
  if (!career) return "You have not worked here yet. Word has got round."
  return isOther ? `About your friend, ${summary(career)}` : `About you, ${summary(career)}`
}
