/** Whether this build has the mock backend in its pages (VITE_MOCKS); only the pages of staff can be without. */
declare const __MOCKS__: boolean;
