type Part = 'table' | 'rowgroup' | 'row' | 'columnheader' | 'rowheader' | 'cell';

/**
 * Says what a part of a table is, for tables whose rows become lines on a narrow screen: Safari
 * forgets it as soon as CSS lays a part out as anything else.
 */
export const tablePart = (role: Part) => ({ role });
