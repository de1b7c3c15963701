import type { DisputeChat } from './content';
import type { ComplaintSource } from './sources';

/** What the page knows of the dispute, and how the rest is read. */
export type SaveDisputeProps = {
  /** The order it is about, where the page knows it; otherwise the person chooses among those the device knows. */
  orderNo?: string | undefined;
  /** The complaint it is about, with the way to read it. */
  problemId?: string | undefined;
  readComplaint?: (() => Promise<ComplaintSource>) | undefined;
  /** The conversations about an order that lie on this device, masked; empty means any order. */
  readChats: (orderNo: string) => Promise<readonly DisputeChat[]>;
};
