import { PageIcon } from "../../components/page-icon/PageIcon"
import { PageLink } from "../../components/page-link/PageLink"
import type { NewThing } from "../../hooks/storage/newThing"
import type { MenuItem } from "../../lib/lists/menus"
import { pluralise } from "../../lib/text/pluralise"
import { Balloon } from "./Balloon"

type Props = { thing: NewThing; briefcase: MenuItem; onClose: () => void }

const showMs = 10_000

/** A balloon with the thing that has come, and the way to My Briefcase. */
export default function ThingBalloon({
  thing: { path, name, icon, isLoose, count },
  briefcase,
  onClose,
}: Props) {
  return (
    <Balloon path={path} picture={<PageIcon name={icon} size={32} />} showMs={showMs} onClose={onClose}>
      You have got <b>{name}</b>. There is a seed in it for Pertti.
      {isLoose && " It follows you to other pages, and goes out at night."}{" "}
      <PageLink to={briefcase.to}>
        {pluralise(count, "thing")} in {briefcase.label}
      </PageLink>
    </Balloon>
  )
}
