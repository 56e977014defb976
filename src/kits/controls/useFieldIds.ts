import { type AriaAttributes, useId } from "react"

/** Generated ids and ARIA attributes that link a control with its label and error message. */
export type FieldIds = {
  id: string
  problemId: string
  /** Attributes of the control itself. */
  control: Pick<AriaAttributes, "aria-invalid" | "aria-describedby"> & { id: string }
}

/**
 * Returns the ids of a control. `problem` is its error message, if any; `own` are the control's own attributes, whose
 * `aria-describedby` and `aria-invalid` are kept.
 */
export function useFieldIds(problem?: string | null | false, own: AriaAttributes = {}): FieldIds {
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

/** Joins class names, skipping false and undefined. */
export function classNames(...names: (string | undefined | false)[]): string {
  return names.filter(Boolean).join(" ")
}
