/** A form that is half filled in is in the list of programs after so long, when it is delivered as it is. */
const UNFINISHED = "interval '20 minutes'";

/** Place of a new lead in the list, in SQL; `isCompleted` is the expression that says whether its form is. */
export const listedAt = (isCompleted: string) => `case when ${isCompleted}::boolean then now() else now() + ${UNFINISHED} end`;
