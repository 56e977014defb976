/** Decoration of every page, loaded late and only if motion is allowed. */
import { useEffect } from "react"
import { useMotion } from "../hooks/browser/motion"
import { useLazyComponent } from "../kits/loading/useLazyComponent"
import { printLogo } from "./logo"
import { useIdle } from "./useIdle"

type Props = {
  /** The path of the current page, with a leading slash. */
  path: string
  /** The title of the page: a new one means a new head with a new favicon link. */
  title: string
}

/** All effects of the site, rendered once in the shell. */
export function Effects({ path, title }: Props) {
  const isIdle = useIdle()
  const hasMotion = useMotion()
  const { Piece } = useLazyComponent(() => import("./DeferredEffects"), isIdle && hasMotion)
  useEffect(() => {
    printLogo()
  }, [])
  return Piece && <Piece path={path} title={title} />
}
