import { type AriaAttributes, useId } from "react"

/** What ties a control to its label and to what is wrong with it, without anybody writing an id. */
export type Ties = {
  id: string
  problemId: string
  /** For the control itself. */
  control: Pick<AriaAttributes, "aria-invalid" | "aria-describedby"> & { id: string }
}

/**
 * `problem` is what is wrong, or nothing; `own` are the control's attributes, which may name other elements that tell of
 * it, or say themselves that it is wrong.
 */
export function useTies(problem?: string | null | false, own: AriaAttributes = {}): Ties {
  const id = useId()
  const problemId = `${id}-problem`
  const ids = [problem ? problemId : "", own["aria-describedby"] ?? ""].filter(Boolean).join(" ")
  return {
    id,
    problemId,
    control: {
      id,
      "aria-invalid": problem ? true : own["aria-invalid"],
      "aria-describedby": ids || undefined,
    },
  }
}

/** Classes of the kit with that of the caller. */
export function classes(...names: (string | undefined | false)[]): string {
  return names.filter(Boolean).join(" ")
}
