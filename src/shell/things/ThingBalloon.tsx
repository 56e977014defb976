import { PageIcon } from "../../components/page-icon/PageIcon"
import { PageLink } from "../../components/page-link/PageLink"
import { useLoaded } from "../../hooks/browser/loaded"
import { loadTrace } from "../../hooks/page/traces"
import type { NewThing } from "../../hooks/storage/newThing"
import { inSentence, useThingFrom } from "../../kits/guest/useGuest"
import type { MenuItem } from "../../lib/lists/menus"
import { pluralise } from "../../lib/text/pluralise"
import { Balloon } from "./Balloon"

type Props = { thing: NewThing; briefcase: MenuItem; onClose: () => void }

const showMs = 10_000

/** A balloon with the thing that has come, and the way to My Briefcase. */
export default function ThingBalloon({
  thing: { path, name, icon, isLoose, count, companion },
  briefcase,
  onClose,
}: Props) {
  const { value: trace } = useLoaded(() => loadTrace(path), [path], isLoose)
  const other = useThingFrom(companion)
  // It may walk about in another form: an apple core comes as a horse.
  const walker = trace && !name.endsWith(inSentence(trace).replace("the ", "")) ? inSentence(trace) : null
  return (
    <Balloon path={path} picture={<PageIcon name={icon} size={32} />} showMs={showMs} onClose={onClose}>
      You have got <b>{name}</b>. There is a seed in it for Pertti.
      {isLoose &&
        companion === null &&
        ` It follows you to other pages${walker ? ` as ${walker}` : ""}, and goes out at night.`}
      {other && ` It waits in ${briefcase.label}, as you have ${inSentence(other)} with you.`}{" "}
      <PageLink to={briefcase.to}>
        {pluralise(count, "thing")} in {briefcase.label}
      </PageLink>
    </Balloon>
  )
}
