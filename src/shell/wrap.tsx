import type { WrapPageElementBrowserArgs } from "gatsby"
import type { PerttiRole } from "../lib/content/pertti"
import { Shell } from "./Shell"

type Data = {
  page?: {
    path: string
    title: string
    code: string | null
    lang?: string
    background?: string
    window?: string
    icon?: string
    stays?: boolean
    pertti?: PerttiRole | null
  }
}

/** Wraps every page in the shell, which stays mounted between pages. */
export function wrapPageElement({ element, props }: WrapPageElementBrowserArgs<Data>) {
  return (
    <Shell page={props.data?.page} path={props.location.pathname}>
      {element}
    </Shell>
  )
}
