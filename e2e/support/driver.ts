/** What a visit does with a browser. Elements are named by XPath, which all drivers and texts allow. */
export type Driver = {
  open(address: string): Promise<void>;
  /** What this expression says in the page, if JSON can carry it. */
  read<Value>(expression: string): Promise<Value>;
  /** As a visitor does: with the pointer, in the middle of the element. */
  click(xpath: string): Promise<void>;
  type(xpath: string, text: string): Promise<void>;
  pressEscape(): Promise<void>;
  back(): Promise<void>;
  forward(): Promise<void>;
};

export type Engine = Driver & {
  /** Of the page, in CSS pixels. */
  resize(width: number, height: number): Promise<void>;
  quit(): Promise<void>;
};

export type Scheme = 'light' | 'dark';
