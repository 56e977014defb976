/** What decorates every page: fetched late, never missed, and not there at all where motion is not welcome. */
import { useEffect } from "react"
import { useMotion } from "../hooks/browser/motion"
import { useLazyComponent } from "../kits/loading/useLazyComponent"
import { printLogo } from "./logo"
import { useIdle } from "./useIdle"

type Props = {
  /** The address of the page that is shown, with a leading slash. */
  path: string
  /** What the tab is called: a new one means a new head, with another favicon link in it. */
  title: string
}

/** Every effect of the site, to be placed once, inside the desktop. */
export function Effects({ path, title }: Props) {
  const isIdle = useIdle()
  const moves = useMotion()
  const { Piece } = useLazyComponent(() => import("./DeferredEffects"), isIdle && moves)
  useEffect(() => {
    printLogo()
  }, [])
  return Piece && <Piece path={path} title={title} />
}
